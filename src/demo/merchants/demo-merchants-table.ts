import { tableOf } from '../table.ts';

/**
 * Names are invented. `delivers`: city:thousands of rial:days, joined by `+`; `owner`: the last digit of one of the demo's
 * people; `supplier`: the key of the supplier whose own shop it is.
 */
export const demoMerchants = tableOf('$key $name $kind $city $status $phone $delivers $owner $supplier', 'merchants');

/** `scope`: keys of categories, `regions`: codes of states, both joined by `+`; `from`, `to`: days relative to the demo's date. */
export const demoDelegations = tableOf(
  '$supplier $merchant $title $scope $regions $isExclusive from to $state',
  'delegations',
);
