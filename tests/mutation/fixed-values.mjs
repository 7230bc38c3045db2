/** The same values at every run: else a mutant that is missed now and then would come and go. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 1, endOnFailure: true });
