import { createContext, useContext, useEffect } from 'react';

/** The name of the merchant that is paid, for what stands in the frame; empty until it is known. */
export const MerchantName = createContext('');

/** The window is called by what its screen is about, and by the merchant (RL-12). */
export function useWindowTitle(state: string): void {
  const merchant = useContext(MerchantName);
  useEffect(() => {
    document.title = [state, merchant].filter(Boolean).join(' · ');
  }, [state, merchant]);
}
