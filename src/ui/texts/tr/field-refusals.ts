/** Holds what stands at a field that the provider did not accept, in Turkish: this table is the list of the keys. */
export const fieldRefusals = {
  'validation.notAccepted': 'Kabul edilmedi, kontrol edin',
};
