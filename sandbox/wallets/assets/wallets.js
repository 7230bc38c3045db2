// Posts the outcome to the script that framed the page. The parent may be a document of no origin, so the message has
// no target origin; the parent's server asks for the outcome itself and does not rely on it.
const result = document.querySelector('[data-bex]');
if (result !== null && parent !== window) {
  parent.postMessage({ bex: result.dataset.bex, id: result.dataset.bexId }, '*');
}

// By script, not by the autofocus attribute: browsers refuse that one, with an error in the console, in a frame of another site.
document.querySelector('#reference')?.focus({ preventScroll: true });
