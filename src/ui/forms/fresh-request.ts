import { type FocusRequest, useFocusRequest } from './focus-request.js';

/** How often each request was made when the focus was moved for it last. */
const served = new WeakMap<FocusRequest, number>();

/** Once for each request: a shopper who comes back to the panel by its tab stays on the tab. */
export function useFreshRequest(request: FocusRequest, target: () => Element | null | undefined): void {
  const { count } = request;
  useFocusRequest(request, () => {
    const isFresh = count > (served.get(request) ?? 0);
    served.set(request, count);
    return isFresh ? target() : undefined;
  });
}
