import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/provider-pages.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import type { LinkPagePorts } from '../links/link-page-ports.js';

/** Describes what every route but a payment's is made of. */
export interface RouteProps {
  readonly ports: LinkPagePorts;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly providerPages: ProviderPages | undefined;
}
