/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import textField from '../../../../../src/ui/kit/TextField.styles.js';
import cardFields from '../../../../../src/ui/payment/card/form/CardFields.styles.js';
import { creditCard } from '../../../../ports/fake-cards.js';
import { onTouchScreen } from '../../../forms/touch-screen.js';
import { wear } from '../../../kit/look.js';
import { FakePorts } from '../../fake-ports.js';
import { storePage } from '../../payment-samples.js';
import { backspace, field, renderPayment, typeGoodCard, typeInto } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

const fields = ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'] as const;

const logos = () => [...document.querySelectorAll('form img')].map((image) => image.getAttribute('src'));

describe('the form', () => {
  it.each([
    ['cc-number', 'next'],
    ['cc-exp', 'next'],
    ['cc-csc', 'next'],
    ['cc-name', 'done'],
  ] as const)('CN-01 a phone’s keyboard says of %s that its key goes %s', (id, key) => {
    renderPayment();
    expect(field(id)).toHaveAttribute('enterkeyhint', key);
  });

  describe('on a touch screen', () => {
    onTouchScreen();

    it.each([
      ['cc-number', 'cc-exp'],
      ['cc-exp', 'cc-csc'],
      ['cc-csc', 'cc-name'],
    ] as const)('PP-18 the Enter key of %s leads to %s, and pays nothing', async (from, to) => {
      const ports = new FakePorts();
      const { user } = renderPayment(ports);
      await typeGoodCard(user);
      await user.click(field(from));
      await user.keyboard('{Enter}');
      expect(field(to)).toHaveFocus();
      expect(ports.payments.orders).toEqual([]);
    });
  });

  it('CN-01 CN-21 has the id formPayWithCard without autofill of its own, both boxes, and no field with a name', () => {
    renderPayment(new FakePorts(storePage({ non3d: true })));
    const form = document.getElementById('formPayWithCard')!;
    expect(form.tagName).toBe('FORM');
    expect(form).toHaveAttribute('autocomplete', 'off');
    expect(form.querySelector('#chkStoreCard')).toHaveAttribute('type', 'checkbox');
    expect(form.querySelector('#chkUse3DSecure')).toHaveAttribute('type', 'checkbox');
    expect(form.querySelectorAll('[name]')).toHaveLength(0);
  });

  it('CN-21 no attribute of a field has what was typed into it', async () => {
    const { user } = renderPayment();
    await typeGoodCard(user);
    expect(fields.map((id) => field(id).getAttribute('value'))).toEqual(['', '', '', '']);
  });

  it('CN-01 an example stands in a field while it is empty, and again once it is emptied', async () => {
    const { user } = renderPayment();
    const number = field('cc-number');
    expect(number).toHaveAttribute('placeholder', '0000 0000 0000 0000');
    await user.click(number);
    await user.keyboard('4');
    expect(number).not.toHaveAttribute('placeholder');
    await user.keyboard('{Backspace}');
    expect(number).toHaveAttribute('placeholder', '0000 0000 0000 0000');
  });

  it.each([
    ['cc-name', null],
    ['cc-number', 'numeric'],
    ['cc-exp', 'numeric'],
    ['cc-csc', 'numeric'],
  ] as const)('CN-01 the field %s has a label, its id as autocomplete token and the inputmode %s', (id, inputMode) => {
    renderPayment(new FakePorts(storePage({ non3d: true })));
    const input = document.querySelector(`#formPayWithCard #${id}`)!;
    expect(input).toHaveAttribute('autocomplete', id);
    expect(input).toHaveAccessibleName(/\S/);
    expect(input.getAttribute('inputmode')).toBe(inputMode);
  });

  it('T13 CN-01 the token stands in a field while it is empty, and again once it is emptied', async () => {
    const { user } = renderPayment();
    await typeGoodCard(user);
    for (const id of fields) expect(field(id)).toHaveAttribute('autocomplete', 'off');
    await user.clear(field('cc-name'));
    expect(field('cc-name')).toHaveAttribute('autocomplete', 'cc-name');
  });

  it('RL-02 the fields take what is typed while the payment loads', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => of();
    const { user } = renderPayment(ports);
    await typeGoodCard(user);
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-exp').value).toBe('12/30');
    expect(field('cc-csc').value).toBe('000');
    expect(field('cc-name').value).toBe('AYŞE YILMAZ');
  });

  it.each([
    ['cc-number', '4355 0843 5508 4358'],
    ['cc-exp', '12/30'],
    ['cc-csc', '000'],
    ['cc-name', 'TEST KULLANICI'],
  ] as const)('PP-02 PP-14 in test mode %s holds %s and takes nothing', (id, value) => {
    renderPayment(new FakePorts(storePage({ testMode: true })));
    expect(field(id)).toHaveAttribute('readonly');
    typeInto(field(id), '1');
    expect(field(id)).toHaveValue(value);
  });
});

describe('what is found of the card', () => {
  it('CN-10 CN-20 the scheme’s logo appears once the number is recognised, the brand’s once the look-up names it', async () => {
    const { user, ports } = renderPayment();
    expect(logos()).toEqual([]);
    await user.click(field('cc-number'));
    await user.keyboard('4');
    expect(logos()).toEqual([]);
    await user.keyboard('3');
    expect(logos()).toEqual(['/oos-assets/logo/card-schemas/visa.svg']);
    expect(within(document.getElementById('formPayWithCard')!).getByRole('img', { name: 'Visa' })).toBeInTheDocument();
    expect(ports.cards.bins).toEqual([]);
    await user.keyboard('550843');
    expect(ports.cards.bins).toEqual(['43550843']);
    expect(logos()).toEqual(['/oos-assets/logo/card-brands/bonus.svg', '/oos-assets/logo/card-schemas/visa.svg']);
  });

  it('CN-22 the bank of the card is named once the look-up knows it, and no longer for another card', () => {
    renderPayment();
    expect(field('cc-number')).toHaveAccessibleDescription(expect.stringContaining('tarihe'));
    typeInto(field('cc-number'), '43550843');
    expect(field('cc-number')).toHaveAccessibleDescription(expect.stringContaining('Garanti'));
    backspace(field('cc-number'));
    expect(field('cc-number')).toHaveAccessibleDescription(expect.stringContaining('tarihe'));
  });

  it('CN-22 the bank stays in sight when the focus is elsewhere, and the other hints of the way on do not', () => {
    const undo = wear(textField, cardFields);
    renderPayment();
    const shown = (id: string) => getComputedStyle(document.getElementById(`${id}-hint`)!).visibility;
    act(() => field('cc-name').focus());
    expect(shown('cc-number')).toBe('hidden');
    typeInto(field('cc-number'), '4355084355084358');
    act(() => field('cc-name').focus());
    expect(shown('cc-number')).toBe('visible');
    expect(shown('cc-exp')).toBe('hidden');
    undo();
  });

  it('CN-22 a problem of the number stands in the place of its bank', async () => {
    const undo = wear(textField, cardFields);
    const { user } = renderPayment();
    typeInto(field('cc-number'), '43550843');
    await user.click(field('cc-number'));
    await user.click(field('cc-name'));
    const hint = document.getElementById('cc-number-hint')!;
    expect(hint).toHaveTextContent('Garanti');
    expect(document.getElementById('cc-number-problem')).not.toBeEmptyDOMElement();
    expect(getComputedStyle(hint).visibility).toBe('hidden');
    undo();
  });

  it('CN-19 a prepaid card fills the name and locks it; another card unlocks it with what was typed', async () => {
    const ports = new FakePorts();
    ports.cards.onLookUp = (bin) => of({ ...creditCard, type: bin === '43550843' ? 'prepaid' : 'credit' });
    const { user } = renderPayment(ports);
    typeInto(field('cc-name'), 'Ayşe');
    typeInto(field('cc-number'), '43550843');
    expect(field('cc-name')).toHaveValue('ÖN ÖDEMELİ KART');
    expect(field('cc-name')).toHaveAttribute('readonly');
    typeInto(field('cc-name'), 'X');
    expect(field('cc-name')).toHaveValue('ÖN ÖDEMELİ KART');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English');
    expect(field('cc-name')).toHaveValue('PREPAID CARD');
    backspace(field('cc-number'));
    typeInto(field('cc-number'), '4');
    expect(field('cc-name')).toHaveValue('Ayşe');
    expect(field('cc-name')).not.toHaveAttribute('readonly');
  });
});
