import { Component, Suspense } from 'react';
import type { Elements } from './elements.js';

interface PartBoundaryProps {
  /** A part that is fetched when it is first shown (`React.lazy`). */
  readonly children: Elements;
  /** Keeps its room until it is there. */
  readonly waiting: Elements;
  /** Shown in place of a part that did not arrive; the rest of the page stays. */
  readonly missing: Elements;
}

/** A place in the page for a part that comes later. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): Elements {
    const { children, waiting, missing } = this.props;
    return this.state.failed ? missing : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
