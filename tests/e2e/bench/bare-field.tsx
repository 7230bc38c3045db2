/** A React field that formats nothing: what a key costs in any page of this kind. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function BareField() {
  const [text, setText] = useState('');
  return <input id="cc-number" inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />;
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BareField />);
