import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/**
 * Watches everything a browser does in a test and remembers what must not happen: a violation of the content security
 * policy, an error in the console, an exception, a failed request, a request to a host outside the sandbox.
 */
export class Guard {
  /** All that was written to the console, whatever its level; the canary journey reads it. */
  readonly console: string[] = [];
  readonly requests: string[] = [];
  private readonly problems: string[] = [];
  private readonly declared: RegExp[] = [];

  constructor(private readonly origins: readonly string[]) {}

  /** The test provokes this: lines that match are no problem. */
  declare(...patterns: RegExp[]): void {
    this.declared.push(...patterns);
  }

  /** The test provokes this answer; a browser logs each as a console error. */
  declareStatus(status: number, path: string): void {
    this.declare(new RegExp(`^console: .*status of ${status}\\b.* @ [^ ]*${escapeForPattern(path)}`));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.problems.push(`exception: ${error.error().message}`));
    context.on('request', (request) => {
      this.requests.push(request.url());
      const { protocol, origin } = new URL(request.url());
      if (['data:', 'blob:', 'about:'].includes(protocol) || this.origins.includes(origin)) return;
      this.problems.push(`request to a foreign host: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // What a page leaves behind when it moves on is no failure.
      if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason))
        this.problems.push(`failed request: ${reason} ${request.url()}`);
    });
    await context.exposeBinding('__vezneViolation', (_source, violation: string) => {
      this.problems.push(`CSP: ${violation}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, '__vezneViolation') as (text: string) => void;
        report(`${event.effectiveDirective} ${event.blockedURI} in ${event.documentURI} ${event.sourceFile}`);
      });
    });
  }

  /** What happened and was not declared. */
  found(): string[] {
    return this.problems.filter((problem) => !this.declared.some((pattern) => pattern.test(problem)));
  }

  private hear(message: ConsoleMessage): void {
    const line = `${message.text()} @ ${message.location().url}`;
    this.console.push(line);
    if (message.type() === 'error') this.problems.push(`console: ${line}`);
  }
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
