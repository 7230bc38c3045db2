export default function stopPostgres() {
  return globalThis.testPostgres?.stop();
}
