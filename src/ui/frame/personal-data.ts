import { createContext } from 'react';

/** The address of the provider's notice on personal data; undefined where the serving configuration names none. */
export const PersonalDataUrl = createContext<string | undefined>(undefined);
