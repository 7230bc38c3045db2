/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { NEVER } from 'rxjs';
import type { Language } from '../../../../src/domain/locale/language.js';
import { hydrateFields } from '../../../../src/ui/payment/card/form/hydrate-fields.js';
import type { PaymentVm } from '../../../../src/ui/payment/page/payment.vm.js';
import { PaymentRoute } from '../../../../src/ui/routes/PaymentRoute.js';
import { renderShell } from '../../../../src/ui/shell/render-shell.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { providerPages, storePage, testTime } from '../payment-samples.js';
import { field, pass, typeInto } from '../render-payment.js';

let root: Root | undefined;

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  jest.useRealTimers();
});

/** Puts the HTML that the build writes into the document, as the browser does. */
function serve(language: Language = 'tr', blocked = false): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderShell(blocked ? 'blocked' : 'card', language)}</div>`;
  return document.getElementById('root')!;
}

/** The script arrives and takes over; returns the payment and every complaint of React. */
async function takeOverShell(container: HTMLElement, ports: FakePorts, blocked = false) {
  const complaints: unknown[] = [];
  const console_ = jest.spyOn(console, 'error').mockImplementation((...what) => void complaints.push(what));
  const vm: PaymentVm = ports.payment({ blocked });
  hydrateFields(vm.form, container);
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <PaymentRoute vm={vm} providerPages={providerPages} />
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  pass(100);
  console_.mockRestore();
  return { vm, complaints };
}

const fieldIds = ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'];

describe('the shell', () => {
  it('CN-01 CN-21 is the real form, with its button disabled and no field that has a name', () => {
    const container = serve();
    expect(container.querySelector('#formPayWithCard')).not.toBeNull();
    expect(container.querySelectorAll('[name]')).toHaveLength(0);
    expect(container.querySelector('button[type=submit]')).toBeDisabled();
    // A form without a name on any field and without an address sends nothing, even where Enter got through.
    expect(container.querySelector('form')).not.toHaveAttribute('action');
  });

  it.each(fieldIds)('CN-01 its field %s has a label and its autocomplete token, and takes input', (id) => {
    const input = serve().querySelector(`#${id}`)!;
    expect(input).toHaveAttribute('autocomplete', id);
    expect(input).toHaveAccessibleName(/\S/);
    expect(input).toBeEnabled();
    expect(input).not.toHaveAttribute('readonly');
  });

  it('no variant but the forms has a card field', () => {
    expect(renderShell('plain', 'tr')).toBe('');
  });

  it.each(fieldIds)('PP-14 PP-02 the shell of a test payment takes no input in %s, and says why', (id) => {
    const container = serve('tr', true);
    expect(container.querySelector(`#${id}`)).toHaveAttribute('readonly');
    expect(container).toHaveTextContent(tr['testMode.title']);
  });
});

describe('the script arrives', () => {
  it.each<[Language, boolean]>([
    ['tr', false],
    ['en', false],
    ['tr', true],
  ])('RL-02 takes the shell over without a complaint (%s, blocked: %s)', async (language, blocked) => {
    const container = serve(language, blocked);
    const before = field('cc-number');
    const ports = new FakePorts(storePage({ testMode: blocked }), language);
    ports.payments.onOpen = () => NEVER;
    const { complaints } = await takeOverShell(container, ports, blocked);
    expect(complaints).toEqual([]);
    expect(field('cc-number')).toBe(before);
  });

  it('CN-21 keeps text, focus and caret of what was typed before, whatever of it had to be grouped', async () => {
    const container = serve();
    const number = field('cc-number');
    number.focus();
    number.value = '43550843550843';
    number.setSelectionRange(6, 6);
    field('cc-exp').value = '12/2030';
    field('cc-csc').value = '00';
    field('cc-name').value = 'Ayşe Yıl';
    const { vm, complaints } = await takeOverShell(container, new FakePorts());

    expect(complaints).toEqual([]);
    expect(field('cc-number')).toBe(number);
    expect(number).toHaveFocus();
    expect(number.value).toBe('4355 0843 5508 43');
    expect(number.selectionStart).toBe(7);
    expect(number.selectionEnd).toBe(7);
    expect(field('cc-exp').value).toBe('12/30');
    expect(field('cc-csc').value).toBe('00');
    expect(field('cc-name').value).toBe('Ayşe Yıl');
    expect(vm.form.number).toBe('43550843550843');
    expect(vm.form.text('cvv')).toBe('00');
    expect(vm.form.text('owner')).toBe('Ayşe Yıl');

    // The form goes on as if nothing had happened.
    number.setSelectionRange(17, 17);
    typeInto(number, '58');
    expect(number.value).toBe('4355 0843 5508 4358');
    expect(field('cc-exp')).toHaveFocus();
    typeInto(field('cc-csc'), '0');
    typeInto(field('cc-name'), 'maz');
    pass(1000);
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('CN-12 a number typed before, whose card looks other than most, is no complaint either', async () => {
    const container = serve();
    field('cc-number').value = '378282246310005';
    const ports = new FakePorts();
    ports.cards.onLookUp = () => NEVER;
    const { complaints } = await takeOverShell(container, ports);
    expect(complaints).toEqual([]);
    expect(field('cc-number').value).toBe('3782 822463 10005');
    expect(field('cc-csc')).toHaveAccessibleDescription(expect.stringContaining(tr['card.cvvHintAmex']));
    expect(container.querySelector('form img')).toHaveAttribute('src', '/oos-assets/logo/card-schemas/amex.svg');
  });

  it('keeps what was typed between the reading and the taking over', async () => {
    const container = serve();
    const ports = new FakePorts();
    const vm = ports.payment();
    hydrateFields(vm.form, container);
    field('cc-number').value = '4355';
    await act(async () => {
      root = hydrateRoot(container, <PaymentRoute vm={vm} providerPages={providerPages} />);
    });
    pass(100);
    expect(vm.form.number).toBe('4355');
    expect(field('cc-number').value).toBe('4355');
  });

  it('reads what the browser fills in behind the script’s back, once the shopper acts or the page is shown again', async () => {
    const { vm } = await takeOverShell(serve(), new FakePorts());
    // As a browser does it on restoring a page: the value is there, and no event follows.
    field('cc-name').setRangeText('AYŞE YILMAZ');
    act(() => field('cc-number').focus());
    expect(vm.form.text('owner')).toBe('AYŞE YILMAZ');
    field('cc-number').setRangeText('4355084355084358');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(vm.form.number).toBe('4355084355084358');
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
  });

  it('a test payment found behind the new-card shell shows its sample and gives nothing back of what was typed', async () => {
    const container = serve();
    field('cc-number').value = '5528790000000008';
    const { vm } = await takeOverShell(container, new FakePorts(storePage({ testMode: true })));
    expect(vm.form.number).toBe('4355084355084358');
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
    expect(field('cc-number')).toHaveAttribute('readonly');
  });
});
