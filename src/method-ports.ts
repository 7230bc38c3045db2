import type { OtherWays } from './application/other-ways.js';
import type { HttpClient } from './infrastructure/gateway/http-client.js';
import type { Configuration } from './infrastructure/host/configuration.js';
import { otherWays } from './infrastructure/other-ways.js';

/** The part of the composition root that only the ways to pay beside the card need: fetched when one is asked for. */
export function methodPorts(http: HttpClient, page: Window, configuration: Configuration): OtherWays {
  return otherWays(http, page, configuration);
}
