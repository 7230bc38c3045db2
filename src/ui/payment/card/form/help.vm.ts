import { makeAutoObservable } from 'mobx';

/** Describes what can be explained of the card form, also while the payment is being loaded (CN-12, S3-01, S3-07). */
export type HelpTopic = 'cvv' | 'storeCard' | 'use3d';

/** The explanation that is open; one at a time. */
export class HelpVm {
  topic: HelpTopic | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  open(topic: HelpTopic): void {
    this.topic = topic;
  }

  close(): void {
    this.topic = undefined;
  }
}
