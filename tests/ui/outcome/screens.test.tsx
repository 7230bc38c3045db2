/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, StrictMode } from 'react';
import { type Language, languages } from '../../../src/domain/locale/language.js';
import alertStyles from '../../../src/ui/kit/Alert.styles.js';
import buttonStyles from '../../../src/ui/kit/Button.styles.js';
import { InlineError } from '../../../src/ui/outcome/ErrorCodes.js';
import { ErrorPage } from '../../../src/ui/outcome/ErrorPage.js';
import { Timeout } from '../../../src/ui/outcome/ErrorScreen.js';
import { Expired } from '../../../src/ui/outcome/Expired.js';
import { Failed } from '../../../src/ui/outcome/Failed.js';
import { MissingNotificationUrl } from '../../../src/ui/outcome/MissingNotificationUrl.js';
import { Fallback, NotFound } from '../../../src/ui/outcome/NotFound.js';
import { Success } from '../../../src/ui/outcome/Success.js';
import { TransactionError } from '../../../src/ui/outcome/TransactionError.js';
import { Unfinished } from '../../../src/ui/outcome/Unfinished.js';
import { UnknownOutcome, Waiting } from '../../../src/ui/outcome/UnknownOutcome.js';
import { links as enLinks } from '../../../src/ui/texts/en/links.js';
import { page as enPage } from '../../../src/ui/texts/en/page.js';
import { createTexts, type Translate } from '../../../src/ui/texts/texts.js';
import { links as trLinks } from '../../../src/ui/texts/tr/links.js';
import { page as trPage } from '../../../src/ui/texts/tr/page.js';

const tr = { ...trPage, ...trLinks };
const en = { ...enPage, ...enLinks };
const texts = createTexts();
texts.add('tr', tr);
texts.add('en', en);
const words =
  (language: Language): Translate =>
  (key, params) =>
    texts.translate(language, key, params);
const t = words('tr');
const show = (element: ReactElement) => render(element, { wrapper: StrictMode });
const heading = () => screen.getByRole('heading', { level: 1 });
const nothing = () => {};

const screens: Readonly<Record<string, readonly [(t: Translate) => ReactElement, keyof typeof tr]>> = {
  success: [(t) => <Success t={t} merchantName="Kitapçı" orderReference="A1" />, 'success.title'],
  failed: [(t) => <Failed t={t} />, 'failed.title'],
  fallback: [(t) => <Fallback t={t} />, 'fallback.title'],
  error: [(t) => <ErrorPage t={t} />, 'error.title'],
  notFound: [(t) => <NotFound t={t} />, 'error.notFoundTitle'],
  expired: [(t) => <Expired t={t} />, 'error.expiredTitle'],
  timeout: [(t) => <Timeout t={t} onRetry={nothing} />, 'error.timeoutTitle'],
  missingNotificationUrl: [(t) => <MissingNotificationUrl t={t} />, 'error.missingNotificationUrlTitle'],
  transaction: [(t) => <TransactionError t={t} onRetry={nothing} />, 'error.transactionTitle'],
  waiting: [(t) => <Waiting t={t} onCheck={nothing} />, 'waiting.title'],
  unfinished: [(t) => <Unfinished t={t} onCheck={nothing} />, 'unfinished.title'],
  unknown: [(t) => <UnknownOutcome t={t} checking={false} onCheck={nothing} />, 'unknown.title'],
};

describe.each(Object.entries(screens))('the %s screen', (_name, [make, title]) => {
  it.each(languages)('RL-08 is there in %s and takes the focus to its heading', (language) => {
    show(make(words(language)));
    expect(heading()).toHaveTextContent(texts.translate(language, title));
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('region', { name: texts.translate(language, title) })).toBeInTheDocument();
  });
});

describe('Success', () => {
  it('RL-06 shows a title, names the merchant and links to the redirect address in the top window', () => {
    show(
      <Success
        t={t}
        merchantName="Kitapçı Dükkânı"
        orderReference="A1"
        redirectUrl="https://kitap.example/tamam"
        leadsToStore
      />,
    );
    expect(heading()).toHaveTextContent('Ödemeniz alındı');
    expect(screen.getByText(/Kitapçı Dükkânı/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Mağazaya dön' });
    expect(link).toHaveAttribute('href', 'https://kitap.example/tamam');
    expect(link).toHaveAttribute('target', '_top');
  });

  it('RL-11 names the order reference, and leaves it out when it is not known', () => {
    const { rerender } = show(<Success t={t} merchantName="Kitapçı" orderReference="SP42" />);
    expect(screen.getByRole('definition')).toHaveTextContent('SP42');
    rerender(<Success t={t} merchantName="Kitapçı" orderReference="" />);
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('RL-06 a link to another host than the merchant’s names the host', () => {
    show(<Success t={t} merchantName="K" orderReference="A1" redirectUrl="https://x.example/" host="x.example" />);
    expect(screen.getByRole('link', { name: 'x.example sitesine git' })).toBeInTheDocument();
  });

  it('says when the shopper will be taken away, and only then', () => {
    const { rerender } = show(<Success t={t} merchantName="K" orderReference="A1" redirectsIn={3} host="k.example" />);
    expect(screen.getByText('3 saniye içinde k.example sitesine döneceksiniz.')).toBeInTheDocument();
    rerender(<Success t={t} merchantName="K" orderReference="A1" />);
    expect(screen.queryByText(/saniye/)).toBeNull();
  });

  it('RL-06 still thanks when the merchant’s name is unknown', () => {
    show(<Success t={t} merchantName="" orderReference="A1" />);
    expect(screen.getByText('Siparişinizin ödemesi tamamlandı. Teşekkür ederiz.')).toBeInTheDocument();
  });
});

describe('Failed', () => {
  it('RL-11 offers another try while there is one, and the way back to the store', () => {
    const { rerender } = show(<Failed t={t} retryUrl="/odeme/guvenli/v2/tok" storeUrl="https://kitap.example/" />);
    expect(screen.getByRole('link', { name: 'Yeniden dene' })).toHaveAttribute('href', '/odeme/guvenli/v2/tok');
    expect(screen.getByRole('link', { name: 'Mağazaya dön' })).toHaveAttribute('href', 'https://kitap.example/');
    rerender(<Failed t={t} storeUrl="https://kitap.example/" />);
    expect(screen.queryByRole('link', { name: 'Yeniden dene' })).toBeNull();
    expect(screen.getByText(/Yeni bir ödeme için mağazaya dönün/)).toBeInTheDocument();
  });
});

describe('Failed, with a reason', () => {
  it('RL-11 says the reason, and nothing beside it', () => {
    show(<Failed t={t} reason="Limit yetersiz." retryUrl="/odeme/guvenli/v2/tok" />);
    expect(screen.getByText('Limit yetersiz.')).toBeVisible();
    expect(screen.queryByText(tr['failed.description'])).toBeNull();
  });

  it('RL-11 the way back to the store is seen to be a button beside another try', () => {
    show(<Failed t={t} retryUrl="/odeme/guvenli/v2/tok" storeUrl="https://kitap.example/" />);
    expect(screen.getByRole('link', { name: 'Mağazaya dön' })).toHaveClass(buttonStyles.outline);
  });
});

describe('ErrorPage', () => {
  it('RL-08 title and description may be given; each missing one has its general text', () => {
    const { rerender } = show(<ErrorPage t={t} title="Limit" description="Limit aşıldı." />);
    expect(heading()).toHaveTextContent('Limit');
    expect(screen.getByText('Limit aşıldı.')).toBeInTheDocument();
    rerender(<ErrorPage t={t} />);
    expect(heading()).toHaveTextContent(tr['error.title']);
    expect(screen.getByText(tr['error.description'])).toBeInTheDocument();
  });

  it('RL-09 code and group stand beneath the description, each when it is there', () => {
    const { rerender } = show(<ErrorPage t={t} description="Olmadı." code="E-7" group="banka" />);
    const beneath = () => [...(document.querySelector('h1 + div p')!.nextElementSibling?.children ?? [])];
    expect(beneath().map((code) => code.textContent)).toEqual(['Hata kodu: E-7', 'Hata grubu: banka']);
    rerender(<ErrorPage t={t} group="banka" />);
    expect(beneath().map((code) => code.textContent)).toEqual(['Hata grubu: banka']);
    rerender(<ErrorPage t={t} code="" group="" />);
    expect(beneath()).toEqual([]);
  });
});

describe('Expired', () => {
  it('EX-02 asks the shopper to start a new payment, and links to the store', () => {
    show(<Expired t={t} storeUrl="https://kitap.example/" />);
    expect(screen.getByText(/Mağazaya dönüp yeni bir ödeme başlatın/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mağazaya dön' })).toHaveAttribute('href', 'https://kitap.example/');
  });
});

describe('Timeout', () => {
  it('RL-08 the message is the timeout text; the button restarts', async () => {
    const restart = jest.fn();
    show(<Timeout t={t} onRetry={restart} />);
    expect(screen.getByText(tr['error.timeout'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden başlat' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });
});

describe('MissingNotificationUrl', () => {
  it('RL-08 points to the settings of the panel', () => {
    show(<MissingNotificationUrl t={t} settingsUrl="https://panel.example/ayarlar" />);
    expect(screen.getByText(/panel ayarlarından/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Panel ayarlarını aç' })).toHaveAttribute(
      'href',
      'https://panel.example/ayarlar',
    );
  });
});

describe('TransactionError', () => {
  it('RL-08 has its own text unless the provider says why', () => {
    const { rerender } = show(<TransactionError t={t} onRetry={nothing} />);
    expect(screen.getByText(tr['error.transaction'])).toBeInTheDocument();
    rerender(<TransactionError t={t} description="Banka kapalı." code="91" onRetry={nothing} />);
    expect(screen.getByText('Banka kapalı.')).toBeInTheDocument();
    expect(screen.getByText('Hata kodu: 91')).toBeVisible();
  });
});

describe('Waiting', () => {
  const open = { tr: 'sekmede açıksa oradan tamamlayabilirsiniz', en: 'another tab, you can finish there' };

  it.each(languages)('EX-01 past the time it says in %s where the step that was begun can be finished', (language) => {
    show(<Unfinished t={words(language)} onCheck={nothing} />);
    expect(screen.getByText(new RegExp(open[language]))).toBeVisible();
  });

  it('PY-07 says that the page updates by itself, and offers to ask at once, but no way to pay', async () => {
    const check = jest.fn();
    show(<Waiting t={t} onCheck={check} />);
    expect(screen.getByText(/kendiliğinden güncellenir/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Durumu yenile' }));
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('UnknownOutcome', () => {
  it('says not to pay again, names the order and has Check again and no way to pay', async () => {
    const check = jest.fn();
    show(<UnknownOutcome t={t} orderReference="SP42" checking={false} onCheck={check} />);
    expect(screen.getByText('Lütfen yeniden ödeme yapmayın.')).toBeInTheDocument();
    expect(screen.getByRole('definition')).toHaveTextContent('SP42');
    await userEvent.click(screen.getByRole('button', { name: 'Durumu yenile' }));
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('while it checks it says so, keeps its focus and asks no second time', async () => {
    const check = jest.fn();
    const { rerender } = show(<UnknownOutcome t={t} checking={false} onCheck={check} />);
    const button = screen.getByRole('button');
    button.focus();
    rerender(<UnknownOutcome t={t} checking onCheck={check} />);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Kontrol ediliyor');
    expect(within(screen.getByRole('status')).getByText('Kontrol ediliyor')).toBeInTheDocument();
    await userEvent.click(button);
    expect(check).not.toHaveBeenCalled();
  });
});

describe('InlineError', () => {
  it('RL-08 is the red alert that says itself at once', () => {
    show(<InlineError t={t} message="Kart reddedildi." />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveClass(alertStyles.destructive);
    expect(alert).toHaveTextContent('Ödeme yapılamadı');
    expect(alert).toHaveTextContent('Kart reddedildi.');
  });
});
