/** What other folders may use of these rows; everything else in the store is its own. */
export { companyBehind, findBrand } from "./brands-store.ts";
export { endCompanyFiles } from "./files-store.ts";
export {
  countWaitingCompanies,
  endCompanyOf,
  findApprovedCompany,
  findApprovedCompanyNumbered,
} from "./store.ts";
