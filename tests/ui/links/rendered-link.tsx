import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { of } from 'rxjs';
import type { PaymentLink } from '../../../src/domain/links/link.js';
import type { AwaitedLink } from '../../../src/ui/links/form/awaited-link.js';
import { LinkPage } from '../../../src/ui/links/LinkPage.js';
import { PartsContext } from '../../../src/ui/parts/parts-context.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages } from '../payment/payment-samples.js';

/** The page of a link in the document, whatever its ports answer. */
export function renderLinkPage(ports: FakePorts, strict = false, awaited?: AwaitedLink): FakePorts {
  const page = (
    <PartsContext value={ports.later}>
      <LinkPage
        ports={ports}
        texts={ports.texts}
        theme={ports.theme}
        providerPages={providerPages}
        shortId="abc_1"
        awaited={awaited}
      />
    </PartsContext>
  );
  render(page, strict ? { wrapper: StrictMode } : {});
  return ports;
}

/** The page of this link in the document, in StrictMode. */
export function renderedLink(link: PaymentLink, ports = new FakePorts()): FakePorts {
  ports.links.onOpen = () => of(link);
  return renderLinkPage(ports, true);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const pressContinue = () => userEvent.click(screen.getByRole('button', { name: linkTr['link.continue'] }));
export const total = () => document.querySelector('form output')?.textContent;

/** Types into a field and leaves it. */
export function enter(label: string, text: string): void {
  fireEvent.focus(field(label));
  const type = field(label).tagName === 'SELECT' ? fireEvent.change : fireEvent.input;
  type(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

export function fillProduct(): void {
  enter(linkTr['address.name'], 'Ayşe');
  enter(linkTr['address.surname'], 'Yılmaz');
  enter(linkTr['address.phone'], '05551112233');
  enter(linkTr['address.email'], 'ayse@example.com');
  enter(linkTr['address.province'], 'İstanbul');
  enter(linkTr['address.district'], 'Kadıköy');
  enter(linkTr['address.detail'], 'Moda Caddesi No: 5 Daire 3');
}
