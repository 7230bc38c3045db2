import { type ComponentType, useState } from 'react';
import type { PageHost } from '../../application/ports.js';
import { PartBoundary } from '../kit/PartBoundary.js';
import type { Translate } from '../texts/texts.js';
import type { LeaveDialog } from './LeaveDialog.js';
import { StoreLink } from './StoreLink.js';

export interface WayBackProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'leaveTo' | 'safeUrl'>;
  /** Of the store; where it is not safe there is no way back. */
  readonly url: string;
  /** Something would be lost. */
  readonly asks: boolean;
  /** May be fetched when it is shown. */
  readonly Dialog: ComponentType<Parameters<typeof LeaveDialog>[0]>;
}

/** The way back to the store, which asks first when something was typed (PP-16). */
export function WayBack({ t, host, url, asks, Dialog }: WayBackProps) {
  const [asking, setAsking] = useState(false);
  const safe = host.safeUrl(url);
  const plain = <StoreLink t={t} url={safe} variant="link" onAsk={asks ? () => setAsking(true) : undefined} />;
  if (!asking || safe === undefined) return plain;
  return (
    <>
      {plain}
      <PartBoundary waiting={null} missing={<StoreLink t={t} url={safe} />}>
        <Dialog t={t} onLeave={() => host.leaveTo(safe)} onStay={() => setAsking(false)} />
      </PartBoundary>
    </>
  );
}
