import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { linkViews, PageRoutes } from '../../../src/parts/routes.part.js';
import { presentAddress } from '../../../src/ui/frame/read-addresses.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages } from '../payment/payment-samples.js';

/** Shows what the page has at an address where it takes no payment. */
export function visitPage(address: string, ports = new FakePorts()): FakePorts {
  window.history.replaceState(null, '', address);
  render(
    <PageRoutes
      address={presentAddress(window)}
      ports={ports}
      linkViews={linkViews}
      texts={ports.texts}
      theme={ports.theme}
      providerPages={providerPages}
    />,
    { wrapper: StrictMode },
  );
  return ports;
}
