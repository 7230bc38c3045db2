/** @jest-environment jsdom */
import { replaceStorage } from '../../../src/infrastructure/host/stand-in-storage.js';

/** A window of an opaque origin: every use of the storage throws. */
function opaqueWindow() {
  const refuse = {
    get: () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    configurable: true,
  };
  const page = {
    document: Object.create(Object.defineProperty({}, 'cookie', refuse)),
    navigator: Object.create(Object.defineProperty({}, 'serviceWorker', refuse)),
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(page, name, refuse);
  replaceStorage(page as unknown as Window);
  return page as unknown as Window;
}

describe('the storage of a bank’s document', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('PY-02 %s keeps what a script puts there', (name) => {
    const { [name]: storage } = opaqueWindow();
    storage.setItem('d', '1');
    storage.other = 2;
    expect(storage.getItem('d')).toBe('1');
    expect(storage.d).toBe('1');
    expect(storage.getItem('other')).toBe('2');
    expect(storage.length).toBe(2);
    expect(storage.key(0)).toBe('d');
    storage.removeItem('d');
    delete storage.other;
    expect(storage.length).toBe(0);
    expect(storage.getItem('d')).toBeNull();
  });

  it('PY-02 the names of what a storage keeps are its own properties', () => {
    const { sessionStorage } = opaqueWindow();
    sessionStorage.setItem('d', '1');
    expect(Object.keys(sessionStorage)).toEqual(['d']);
    expect(Object.hasOwn(sessionStorage, 'd')).toBe(true);
    expect('d' in sessionStorage).toBe(true);
    expect('e' in sessionStorage).toBe(false);
  });

  it('PY-02 a storage can be written down whole', () => {
    const { localStorage } = opaqueWindow();
    localStorage.setItem('d', '1');
    expect(JSON.stringify(localStorage)).toBe('{"d":"1"}');
  });

  it('PY-02 the storages are of the class by which scripts ask for them, and whose methods they call', () => {
    const page = opaqueWindow() as Window & typeof globalThis;
    expect(page.localStorage).toBeInstanceOf(page.Storage);
    page.Storage.prototype.setItem.call(page.sessionStorage, 'd', '1');
    expect(page.sessionStorage.getItem('d')).toBe('1');
  });

  it('PY-02 each storage is one of its own, and can be emptied', () => {
    const page = opaqueWindow();
    page.localStorage.setItem('d', '1');
    expect(page.sessionStorage.getItem('d')).toBeNull();
    page.localStorage.clear();
    expect(page.localStorage.getItem('d')).toBeNull();
  });

  it('PY-02 cookies are written, read and ended', () => {
    const { document } = opaqueWindow();
    document.cookie = 'a=1; Path=/; Secure';
    document.cookie = 'b=x=y';
    expect(document.cookie).toBe('a=1; b=x=y');
    document.cookie = 'a=; Max-Age=0';
    document.cookie = 'b=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(document.cookie).toBe('');
  });

  it('PY-02 a database can be asked for, and says that it cannot be opened', async () => {
    const request = opaqueWindow().indexedDB.open('d');
    const failed = await new Promise<Event>((resolve) => {
      request.onerror = resolve;
    });
    expect(failed.type).toBe('error');
    expect(request.error?.name).toBe('UnknownError');
  });

  it('PY-02 the databases can be asked for: there is none', async () => {
    expect(await opaqueWindow().indexedDB.databases()).toEqual([]);
  });

  it('PY-02 the files that are kept can be asked for: there is none, and none can be added', async () => {
    const { caches } = opaqueWindow();
    expect(await caches.keys()).toEqual([]);
    expect(await caches.has('d')).toBe(false);
    expect(await caches.match('/d')).toBeUndefined();
    expect(await caches.delete('d')).toBe(false);
    await expect(caches.open('d')).rejects.toThrow('There is none here.');
  });

  it('PY-02 a service worker can be asked for: there is none, and none can be registered', async () => {
    const { serviceWorker } = opaqueWindow().navigator;
    expect(serviceWorker.controller).toBeNull();
    expect(await serviceWorker.getRegistrations()).toEqual([]);
    expect(await serviceWorker.getRegistration()).toBeUndefined();
    await expect(serviceWorker.register('/d.js')).rejects.toThrow('There is none here.');
  });
});
