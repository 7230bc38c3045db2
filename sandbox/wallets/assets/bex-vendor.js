// The vendor's script of bex: Bex.init(ticket, 'modal', { container, onCancel, onComplete }). It opens the vendor's page
// in a frame inside `container` (an element's id) and reports what came of it.
(() => {
  const vendor = new URL(document.currentScript.src).origin;

  function init(ticket, _mode, { container, onCancel, onComplete }) {
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    const frame = document.createElement('iframe');
    frame.title = 'BKM Express';
    frame.src = `${vendor}/bex/${encodeURIComponent(ticket.id)}?token=${encodeURIComponent(ticket.token)}`;
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
    const close = () => {
      removeEventListener('message', hear);
      frame.remove();
    };
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
      if (data.bex === 'completed') {
        close();
        onComplete(data.id);
      }
      if (data.bex === 'cancelled') {
        close();
        onCancel();
      }
    };
    addEventListener('message', hear);
    place.append(frame);
    frame.focus();
  }

  window.Bex = { init };
})();
