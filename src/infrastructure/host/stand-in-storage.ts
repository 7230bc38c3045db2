/*
 * In a document of an opaque origin every use of the storage throws, and so does the mere naming of what keeps files. A
 * bank's script that keeps a value before it posts would stop there, so it gets a storage that ends with the document.
 */

/** Puts stand-ins in the places of the window's storages, its database, its files and its document's cookies. */
export function replaceStorage(page: Window): void {
  const places: readonly (readonly [target: object, name: string, stored: PropertyDescriptor])[] = [
    [page, 'localStorage', { value: memoryStorage() }],
    [page, 'sessionStorage', { value: memoryStorage() }],
    [page, 'indexedDB', { value: { open: failingRequest, deleteDatabase: failingRequest } }],
    [page, 'caches', { value: emptyCaches() }],
    [page.navigator, 'serviceWorker', { value: noServiceWorker() }],
    [page.document, 'cookie', memoryCookies()],
  ];
  for (const [target, name, stored] of places) {
    Object.defineProperty(target, name, { ...stored, configurable: true });
  }
}

/** A storage whose values can be read and written as properties too, as scripts do. */
function memoryStorage(): object {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: unknown) => kept.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void kept.set(String(key), String(value)),
    removeItem: (key: unknown) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return new Proxy(storage, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : kept.get(String(key))),
    set: (_target, key, value) => {
      kept.set(String(key), String(value));
      return true;
    },
    deleteProperty: (_target, key) => {
      kept.delete(String(key));
      return true;
    },
  });
}

/** `document.cookie`: a pair for each name; one whose age is 0, or whose time is past, is gone. */
function memoryCookies(): PropertyDescriptor {
  const kept = new Map<string, string>();
  return {
    get: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (cookie: unknown) => {
      const [pair = '', ...attributes] = String(cookie).split(';');
      const [name = '', ...value] = pair.split('=');
      if (attributes.some(isOver)) kept.delete(name.trim());
      else kept.set(name.trim(), value.join('=').trim());
    },
  };
}

function isOver(attribute: string): boolean {
  const [name = '', ...rest] = attribute.split('=');
  const value = rest.join('=').trim();
  const word = name.trim().toLowerCase();
  if (word === 'max-age') return Number(value) <= 0;
  return word === 'expires' && Date.parse(value) <= Date.now();
}

/** Holds no file, and takes none. */
function emptyCaches(): object {
  return {
    open: unavailable,
    match: async () => undefined,
    has: async () => false,
    delete: async () => false,
    keys: async () => [],
  };
}

function noServiceWorker(): object {
  return Object.assign(new EventTarget(), {
    controller: null,
    // It never comes.
    ready: new Promise(() => {}),
    register: unavailable,
    getRegistration: async () => undefined,
    getRegistrations: async () => [],
  });
}

async function unavailable(): Promise<never> {
  throw new DOMException('There is none here.', 'NotSupportedError');
}

/** A request that fails as it does where a browser keeps no database. */
function failingRequest(): EventTarget {
  const request = Object.assign(new EventTarget(), {
    error: new DOMException('There is no database here.', 'UnknownError'),
    onerror: undefined as ((event: Event) => void) | undefined,
  });
  setTimeout(() => {
    const event = new Event('error');
    request.dispatchEvent(event);
    request.onerror?.(event);
  });
  return request;
}
