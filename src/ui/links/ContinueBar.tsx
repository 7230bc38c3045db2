import { observer } from 'mobx-react-lite';
import { ActionBar } from '../kit/ActionBar.js';
import { Button } from '../kit/Button.js';
import { Glyph, Icon } from '../kit/Icon.js';
import { OrderObliges } from '../sale/OrderObliges.js';
import { dueText } from './facts/Due.js';
import { linkGlyphs } from './facts/link-glyphs.js';
import type { LinkPageVm } from './link-page.vm.js';

/**
 * The amount and the button to the payment page (LK-05). Once the link is there the button is always enabled: pressing it
 * shows what is wrong. Before, Enter must not send a form that no script reads.
 */
export const ContinueBar = observer(({ vm }: { readonly vm: LinkPageVm }) => {
  const { t } = vm.texts;
  const { form, loading, submitting } = vm;
  if (form === undefined) return null;
  return (
    <ActionBar
      label={t('link.amountDue')}
      sum={<output>{dueText(loading ? undefined : form.amount, form.link.currency)}</output>}
      busy={submitting}
      note={
        <>
          <Icon name="lock" size={16} />
          <span>{t('link.secure')}</span>
        </>
      }
      busyNote={t('loading.answer')}
    >
      {form.obliges && <OrderObliges t={t} awaited={loading} />}
      <Button type="submit" size="lg" wide busy={submitting} disabled={loading} aria-disabled={submitting || undefined}>
        <span>{t(submitting ? 'link.creating' : 'link.continue')}</span>
        {!submitting && <Glyph path={linkGlyphs.arrowRight} />}
      </Button>
    </ActionBar>
  );
});
