import type { fieldRefusals as turkish } from '../tr/field-refusals.js';

/** Holds what stands at a field that the provider did not accept, in English. */
export const fieldRefusals: Record<keyof typeof turkish, string> = {
  'validation.notAccepted': 'Not accepted, please check it',
};
