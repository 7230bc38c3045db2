/**
 * The bare stack: an application in the browser that fetches its payment and shows a card form, with the packages of this
 * project in the versions of this project, and nothing that makes a product of it.
 */
import { css, injectGlobal } from '@emotion/css';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { catchError, defer, distinctUntilChanged, EMPTY, from, map, Subject, switchMap, timeout } from 'rxjs';

const fetchJson = (address, options) =>
  defer(() => from(fetch(address, options))).pipe(
    timeout(60_000),
    switchMap((answer) => answer.json()),
  );

const digitsOf = (text) => text.replace(/\D/g, '');

class CardForm {
  payment = undefined;
  number = '';
  expiry = '';
  code = '';
  holder = '';
  isStored = false;
  isSecure = true;
  isPaying = false;
  #numbers = new Subject();

  constructor() {
    makeAutoObservable(this);
    this.#numbers
      .pipe(
        map((number) => number.slice(0, 8)),
        distinctUntilChanged(),
      )
      .subscribe();
  }

  load() {
    fetchJson('/api/payment').subscribe(({ data }) => runInAction(() => Object.assign(this, { payment: data })));
  }

  set(name, value) {
    this[name] = value;
  }

  type(text) {
    this.number = digitsOf(text)
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
    this.#numbers.next(digitsOf(text));
  }

  pay() {
    this.isPaying = true;
    fetchJson('/pay', { method: 'POST' })
      .pipe(catchError(() => EMPTY))
      .subscribe();
  }
}

injectGlobal({
  body: { margin: 0, font: '16px/1.5 system-ui, sans-serif', color: '#1b1f24', background: '#f5f6f8' },
});
const styles = {
  main: css({ maxWidth: '30rem', margin: '1.5rem auto', padding: '1.5rem', borderRadius: 12, background: '#fff' }),
  label: css({ display: 'block', margin: '0.75rem 0' }),
  input: css({
    boxSizing: 'border-box',
    width: '100%',
    height: 44,
    padding: '0 12px',
    border: '1px solid #c4cad2',
    borderRadius: 8,
    font: 'inherit',
  }),
  button: css({
    width: '100%',
    height: 48,
    border: 0,
    borderRadius: 8,
    font: 'inherit',
    color: '#fff',
    background: '#1457d9',
    '&:disabled': { opacity: 0.6 },
  }),
};

const form = new CardForm();

const Field = observer(({ id, name, label, onText = (text) => form.set(name, text), ...rest }) => (
  <label htmlFor={id} className={styles.label}>
    {label}
    <input
      id={id}
      className={styles.input}
      value={form[name]}
      onChange={({ target }) => onText(target.value)}
      {...rest}
    />
  </label>
));

const Choice = observer(({ id, name, label }) => (
  <label htmlFor={id} className={styles.label}>
    <input id={id} type="checkbox" checked={form[name]} onChange={({ target }) => form.set(name, target.checked)} />{' '}
    {label}
  </label>
));

const Pay = observer(() => {
  const { paymentAmount, currency } = form.payment.paymentPage;
  return (
    <>
      <p>
        Ödenecek tutar{' '}
        <output>
          {paymentAmount} {currency}
        </output>
      </p>
      <button type="submit" className={styles.button} disabled={form.isPaying}>
        Öde
      </button>
    </>
  );
});

const Page = observer(() =>
  form.payment === undefined ? (
    <main className={styles.main}>Yükleniyor</main>
  ) : (
    <main className={styles.main}>
      <h1>Ödeme</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          form.pay();
        }}
      >
        <Field
          id="cc-number"
          name="number"
          label="Kart numarası"
          inputMode="numeric"
          onText={(text) => form.type(text)}
        />
        <Field id="cc-exp" name="expiry" label="Son kullanma" inputMode="numeric" maxLength={5} />
        <Field id="cc-csc" name="code" label="Güvenlik kodu" inputMode="numeric" maxLength={4} />
        <Field id="cc-name" name="holder" label="Kart üzerindeki isim" maxLength={75} />
        <Choice id="store" name="isStored" label="Kartımı sakla" />
        <Choice id="secure" name="isSecure" label="3D Secure kullan" />
        <Pay />
      </form>
    </main>
  ),
);

form.load();
createRoot(document.querySelector('#root')).render(<Page />);
