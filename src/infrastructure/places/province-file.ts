import { defer, map, type Observable, retry, throwError, timeout, timer } from 'rxjs';
import * as v from 'valibot';
import type { Places } from '../../application/links/ports.js';
import { GatewayError } from '../../application/ports.js';
import type { Province } from '../../domain/links/province.js';

export interface ProvinceFileOptions {
  /** Where the build put the list, such as `/assets/provinces-3F2A91C0.json`. Its name changes with its content. */
  readonly url: string;
  readonly fetch?: typeof fetch | undefined;
}

/** The time limit, all tries included, in ms. */
const limitMs = 30_000;

interface FileAnswer {
  readonly status: number;
  readonly text: string;
}

/** The pauses before the file is asked for again, in ms. */
const retryPausesMs = [500, 1_000];

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const list = v.pipe(v.array(v.object({ name, districts: v.pipe(v.array(name), v.minLength(1)) })), v.minLength(1));

/** The provinces, from the file that was made when the page was built. Nothing of it is fetched before it is asked for. */
export class ProvinceFile implements Places {
  readonly #options: ProvinceFileOptions;

  constructor(options: ProvinceFileOptions) {
    this.#options = options;
  }

  provinces(): Observable<readonly Province[]> {
    const late = () => throwError(() => new GatewayError({ kind: 'timeout' }));
    return defer(() => this.#fetch()).pipe(
      retry({ count: retryPausesMs.length, delay: (_error, tried) => timer(retryPausesMs[tried - 1] ?? 0) }),
      map(readProvinces),
      timeout({ first: limitMs, with: late }),
    );
  }

  /** The file's text; errors where another try may succeed: no answer, or a status of 500 or more. */
  async #fetch(): Promise<FileAnswer> {
    const ask = this.#options.fetch ?? globalThis.fetch;
    try {
      const response = await ask(this.#options.url, { credentials: 'omit' });
      if (response.status < 500) return { status: response.status, text: await response.text() };
    } catch {
      // The error below says so.
    }
    throw new GatewayError({ kind: 'noAnswer' });
  }
}

function readProvinces({ status, text }: FileAnswer): readonly Province[] {
  const result = v.safeParse(list, status === 200 ? parse(text) : undefined);
  if (!result.success) throw new GatewayError({ kind: 'malformed', httpStatus: status, field: 'provinces' });
  return result.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
