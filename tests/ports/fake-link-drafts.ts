import type { LinkDrafts } from '../../src/application/links/ports.js';

/** Drafts in memory. */
export class FakeLinkDrafts implements LinkDrafts {
  private readonly tokens = new Map<string, string>();
  readonly kept = new Map<string, Readonly<Record<string, string>>>();

  read(shortId: string): Readonly<Record<string, string>> {
    return this.kept.get(shortId) ?? {};
  }
  keep(shortId: string, token: string, texts: Readonly<Record<string, string>>): void {
    this.kept.set(shortId, texts);
    this.tokens.set(shortId, token);
  }
  drop(token: string): void {
    for (const [shortId, of] of this.tokens) if (of === token) this.kept.delete(shortId);
  }
}
