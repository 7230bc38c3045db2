import type { ServiceIdentifier } from 'inversify';

/**
 * Says why this process runs no job, delivers no notice and answers no call (SV-02): it was asked to, or its data was restored
 * from another database and nobody has said yet that it goes on from here. Neither: it works as any other.
 */
export type Quiet = 'asked' | 'restored' | 'no';

export const Quiet: ServiceIdentifier<Quiet> = Symbol('Quiet');
