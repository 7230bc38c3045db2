import type { LinkDrafts } from '../../src/application/links/ports.js';

/** Drafts in memory. */
export class FakeLinkDrafts implements LinkDrafts {
  readonly kept = new Map<string, Readonly<Record<string, string>>>();

  read(shortId: string): Readonly<Record<string, string>> {
    return this.kept.get(shortId) ?? {};
  }
  keep(shortId: string, texts: Readonly<Record<string, string>>): void {
    this.kept.set(shortId, texts);
  }
}
