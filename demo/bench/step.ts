/** One statement over a whole set; `with` names what `$1` stands for, `says` what its rows are. */
export interface Step {
  says?: string;
  sql: string;
  with?: 'restaurants' | 'dishes' | 'customers' | 'orders' | 'words';
}
