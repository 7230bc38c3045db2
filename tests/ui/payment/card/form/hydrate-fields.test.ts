/** @jest-environment jsdom */
import { CardForm } from '../../../../../src/ui/payment/card/form/card.form.js';
import { hydrateFields, syncFields } from '../../../../../src/ui/payment/card/form/hydrate-fields.js';

const model = () =>
  new CardForm(
    () => ({ year: 2026, month: 6 }),
    () => undefined,
  );

/** The shell's fields, before any script, with what is in them. */
function shell(values: Readonly<Record<string, string>>): (id: string) => HTMLInputElement {
  document.body.innerHTML = '<input id="cc-number"><input id="cc-exp"><input id="cc-csc"><input id="cc-name">';
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
  for (const [id, value] of Object.entries(values)) field(id).value = value;
  return field;
}

describe('taking over what was typed before the script', () => {
  it('reads every field into the model, and leaves an empty one alone', () => {
    shell({ 'cc-number': '4355-0843', 'cc-exp': '12/2030', 'cc-name': 'Ayşe Y' });
    const form = model();
    form.enter('cvv', '12');
    hydrateFields(form, document.body);
    expect(form.number).toBe('43550843');
    expect(form.text('expiry')).toBe('12/30');
    expect(form.text('cvv')).toBe('12');
    expect(form.text('owner')).toBe('Ayşe Y');
  });

  it('shows what the model made of it, with focus and caret behind the same digit', () => {
    const field = shell({ 'cc-number': '43550843550843' });
    field('cc-number').focus();
    field('cc-number').setSelectionRange(6, 6);
    const form = model();
    hydrateFields(form, document.body);
    syncFields(form, document.body);
    expect(field('cc-number').value).toBe('4355 0843 5508 43');
    expect(document.activeElement).toBe(field('cc-number'));
    expect(field('cc-number').selectionStart).toBe(7);
    expect(field('cc-number').selectionEnd).toBe(7);
  });

  it('keeps the caret in a name, which is not changed', () => {
    const field = shell({ 'cc-name': 'AYŞE YILMAZ' });
    field('cc-name').focus();
    field('cc-name').setSelectionRange(4, 4);
    const form = model();
    syncFields(form, document.body);
    expect(form.text('owner')).toBe('AYŞE YILMAZ');
    expect(field('cc-name').value).toBe('AYŞE YILMAZ');
    expect(field('cc-name').selectionStart).toBe(4);
  });

  it('does not steal the focus, and does not touch a field that takes no input', () => {
    const field = shell({ 'cc-number': '4355', 'cc-name': 'ÖN ÖDEMELİ KART' });
    field('cc-name').readOnly = true;
    const form = model();
    syncFields(form, document.body);
    expect(form.number).toBe('4355');
    expect(form.text('owner')).toBe('');
    expect(document.activeElement).toEqual(document.body);
  });

  it('a field that was emptied behind the model’s back is empty in the model', () => {
    shell({ 'cc-number': '' });
    const form = model();
    form.enter('number', '4355');
    syncFields(form, document.body);
    expect(form.number).toBe('');
  });
});
