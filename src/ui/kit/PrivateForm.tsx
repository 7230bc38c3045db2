import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';

interface PrivateFormProps extends Omit<ComponentProps<'form'>, 'autoComplete' | 'noValidate' | 'ref'> {
  readonly formRef?: RefObject<HTMLFormElement | null>;
}

/**
 * A form of which Chromium writes nothing to disk for its session restore: it says `autocomplete="off"`, while the
 * tokens of its fields keep autofill working (Firefox asks the fields: off-disk.ts). WebKit resets such a form some time
 * after the document has come back from its page cache, without an event: fields and boxes would show something else than
 * the model holds, and sends. So a document that comes back draws the form anew, from the model; what is reset then is no
 * part of the page any more (RL-17).
 */
export function PrivateForm({ formRef, children, ...form }: PrivateFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const element = formRef ?? own;
  const returns = useReturns(element);
  return (
    <form key={returns} ref={element} autoComplete="off" noValidate {...form}>
      {children}
    </form>
  );
}

/** How often the document has come back from the browser's page cache. */
function useReturns(element: RefObject<Element | null>): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    const count = ({ persisted }: PageTransitionEvent) => persisted && setReturns((before) => before + 1);
    view?.addEventListener('pageshow', count);
    return () => view?.removeEventListener('pageshow', count);
  }, [element]);
  return returns;
}
