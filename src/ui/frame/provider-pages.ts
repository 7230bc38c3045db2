/** Addresses of the provider's own pages, from the serving configuration (RL-11, PP-08). One that is missing is left out. */
export interface ProviderPages {
  readonly settingsUrl: string | undefined;
  readonly supportUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly personalDataUrl: string | undefined;
}
