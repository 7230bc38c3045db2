/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import buttonStyles from '../../../src/ui/kit/Button.styles.js';
import { Expired } from '../../../src/ui/outcome/Expired.js';
import { MissingNotificationUrl } from '../../../src/ui/outcome/MissingNotificationUrl.js';
import { NotFound } from '../../../src/ui/outcome/NotFound.js';
import outcomeStyles from '../../../src/ui/outcome/OutcomeScreen.styles.js';
import { TransactionError } from '../../../src/ui/outcome/TransactionError.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { wear } from '../kit/look.js';
import { FakePorts } from '../payment/fake-ports.js';

const { t } = new FakePorts().texts;

it('RL-16 the way back to a link is quieter than another try', () => {
  render(<TransactionError t={t} shortId="Ab1" onRetry={() => undefined} />);
  expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveClass(buttonStyles.outline);
});

it.each([
  ['expired', <Expired key="expired" t={t} />],
  ['notFound', <NotFound key="notFound" t={t} />],
  ['missingNotificationUrl', <MissingNotificationUrl key="missing" t={t} />],
])('RL-16 the %s screen without a way on keeps no room for one', (_name, shown) => {
  const undo = wear(outcomeStyles);
  const { container } = render(shown);
  const empty = container.querySelectorAll(`.${outcomeStyles.actions}:empty`);
  for (const room of empty) expect(room).not.toBeVisible();
  expect(empty).toHaveLength(1);
  undo();
});
