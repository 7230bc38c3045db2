import fetchRetry from 'fetch-retry';
import { defer, map, type Observable, throwError, timeout } from 'rxjs';
import * as v from 'valibot';
import { GatewayError, type Places } from '../../application/ports.js';
import type { Province } from '../../domain/links/address.js';

export interface ProvinceFileOptions {
  /** Where the build put the list, such as `/assets/provinces-3F2A91C0.json`. Its name changes with its content. */
  readonly url: string;
  readonly fetch?: typeof fetch | undefined;
}

/** The time limit, all tries included, in ms. */
const limitMs = 30_000;

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
    return defer(() => this.#fetch()).pipe(timeout({ first: limitMs, with: late }), map(readProvinces));
  }

  async #fetch(): Promise<{ readonly status: number; readonly text: string }> {
    const ask = fetchRetry(this.#options.fetch ?? globalThis.fetch, {
      retries: retryPausesMs.length,
      retryDelay: (attempt) => retryPausesMs[attempt] ?? 0,
      retryOn: [502, 503, 504],
    });
    try {
      const response = await ask(this.#options.url, { credentials: 'omit' });
      return { status: response.status, text: await response.text() };
    } catch {
      throw new GatewayError({ kind: 'noAnswer' });
    }
  }
}

function readProvinces({ status, text }: { readonly status: number; readonly text: string }): readonly Province[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), list), status === 200 ? text : '');
  if (!result.success) throw new GatewayError({ kind: 'malformed', httpStatus: status, field: 'provinces' });
  return result.output;
}
