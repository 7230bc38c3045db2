/*
 * In a document of an opaque origin every use of the storage throws, and so does the mere naming of what keeps files. A
 * bank's script that keeps a value before it posts would stop there, so it gets a storage that ends with the document.
 */

/** Puts stand-ins in the places of the window's storages, its database, its files and its document's cookies. */
export function replaceStorage(page: Window): void {
  const places: readonly (readonly [target: object, name: string, stored: PropertyDescriptor])[] = [
    [page, 'Storage', { value: MemoryStorage }],
    [page, 'localStorage', { value: memoryStorage() }],
    [page, 'sessionStorage', { value: memoryStorage() }],
    [page, 'indexedDB', { value: { open: failingRequest, deleteDatabase: failingRequest, databases: async () => [] } }],
    [page, 'caches', { value: emptyCaches() }],
    [page.navigator, 'serviceWorker', { value: noServiceWorker() }],
    [page.document, 'cookie', memoryCookies()],
  ];
  for (const [target, name, stored] of places) {
    Object.defineProperty(target, name, { ...stored, configurable: true });
  }
}

/** Holds what is in each storage, in the order in which it was put there. */
const contents = new WeakMap<object, Map<string, string>>();

/** The class of the stand-ins, in the place of the browser's own: scripts ask `instanceof Storage`, and call its methods on a storage. */
class MemoryStorage {
  get length(): number {
    return contentsOf(this).size;
  }

  get [Symbol.toStringTag](): string {
    return 'Storage';
  }

  getItem(key: unknown): string | null {
    return contentsOf(this).get(String(key)) ?? null;
  }

  setItem(key: unknown, value: unknown): void {
    contentsOf(this).set(String(key), String(value));
  }

  removeItem(key: unknown): void {
    contentsOf(this).delete(String(key));
  }

  clear(): void {
    contentsOf(this).clear();
  }

  key(index: number): string | null {
    return [...contentsOf(this).keys()][index] ?? null;
  }
}

function contentsOf(storage: object): Map<string, string> {
  const kept = contents.get(storage);
  if (kept === undefined) throw new TypeError('Not a storage');
  return kept;
}

/** A storage whose values are its own properties too: scripts read, write, name and count them so. */
function memoryStorage(): MemoryStorage {
  const kept = new Map<string, string>();
  const storage = new Proxy(new MemoryStorage(), {
    get: (target, key, receiver) => (key in target ? Reflect.get(target, key, receiver) : kept.get(String(key))),
    has: (target, key) => key in target || kept.has(String(key)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor(_target, key) {
      const value = kept.get(String(key));
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
    set: (_target, key, value) => {
      kept.set(String(key), String(value));
      return true;
    },
    deleteProperty: (_target, key) => {
      kept.delete(String(key));
      return true;
    },
  });
  contents.set(storage, kept);
  return storage;
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
