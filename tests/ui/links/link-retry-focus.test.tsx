/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { collection } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { renderedLink, renderLinkPage } from './rendered-link.js';

renderAtTestTime();

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the focus after a link is opened again', () => {
  it.each([
    ['an error', refused({ code: 'technical' }), tr['label.tryAgain']],
    ['a link that is paused', refused({ code: 'closed' }), linkTr['linkState.again']],
  ])('RT-03 RL-02 is on the heading after %s, while it loads and once it is there', async (_what, failure, label) => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(failure);
    renderLinkPage(ports, true);
    const opening = new Subject<PaymentLink>();
    ports.links.onOpen = () => opening;
    await shopper().click(screen.getByRole('button', { name: label }));
    expect(heading()).toHaveFocus();
    act(() => opening.next(collection));
    expect(heading()).toHaveTextContent('Haziran aidatı');
    expect(heading()).toHaveFocus();
  });

  it('RL-02 stays where it is on the first load', () => {
    renderedLink(collection);
    expect(document.body).toHaveFocus();
  });
});
