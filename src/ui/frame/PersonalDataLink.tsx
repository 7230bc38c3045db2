import { useContext } from 'react';
import type { Translate } from '../texts/texts.js';
import { PersonalDataUrl } from './PageFrame.js';

/** The way to the notice on personal data, after a sentence that needs it; nothing where there is no notice. */
export function PersonalDataLink({ t }: { readonly t: Translate }) {
  const url = useContext(PersonalDataUrl);
  if (url === undefined) return null;
  return (
    <>
      {' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('footer.personalData')}
      </a>
    </>
  );
}
