// Tells the script that framed the page what came of the payment. The parent may be a document of no origin, so the
// message is addressed to whoever it is; it says nothing that the parent does not ask its own server about.
const result = document.querySelector('[data-bex]');
if (result !== null && parent !== window) {
  parent.postMessage({ bex: result.dataset.bex, id: result.dataset.bexId }, '*');
}

// By script, not by the autofocus attribute: browsers refuse that one, loudly, in a frame of another site.
document.querySelector('#reference')?.focus({ preventScroll: true });
