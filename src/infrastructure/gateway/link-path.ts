/** Where a link's data is (AP-02). */
export function linkDataPath(shortId: string): string {
  return `/odeme/api/oos/payment/get/link/${encodeURIComponent(shortId)}`;
}
