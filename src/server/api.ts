/*
 * The only server file that the client imports: types of the areas' routes, one for each `hc` client. The functions are
 * never called. The compiler writes their types out in full, so the client's program contains neither the server's files
 * nor Node's types.
 */
import { buyerRoutes } from './account/buyer-routes.ts';
import { customerRoutes } from './account/customer-routes.ts';
import { ownDataRoutes } from './account/own-data-routes.ts';
import { personRoutes } from './account/person-routes.ts';
import { adRoutes } from './ads/routes.ts';
import { categoryRoutes } from './catalog/category/routes.ts';
import { productRoutes } from './catalog/product/routes.ts';
import { supplierRoutes } from './catalog/supplier/routes.ts';
import { commentRoutes } from './content/comment/routes.ts';
import { contentTypeRoutes } from './content/content-type/routes.ts';
import { faqRoutes } from './content/faq/routes.ts';
import { helpRoutes } from './content/help/routes.ts';
import { reactionRoutes } from './content/like/routes.ts';
import { pagePreviewRoutes } from './content/own-page/preview-routes.ts';
import { ownContentRoutes } from './content/own-page/routes.ts';
import { contentPageRoutes } from './content/page/routes.ts';
import { videoRoutes } from './content/video/routes.ts';
import { deliveryAddressRoutes } from './delivery/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { pictureRoutes } from './files/picture-routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { agentRoutes } from './merchants/agents/routes.ts';
import { ownMerchantRoutes } from './merchants/own-routes.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { partsListRoutes } from './parts-lists/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { ownPageRoutes } from './selling/page/routes.ts';
import { ownOfferRoutes } from './selling/routes.ts';
import { unitRoutes } from './units/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { visitorLogRoutes } from './visits/visitor-log-routes.ts';

/** `ReturnType` takes no function whose argument is `never`. */
type Returned<Routes> = Routes extends (...given: never[]) => infer Api ? Api : never;

/** At `/api/v1/customers`, for signed-in users. */
const customersApi = (deps: never) => customerRoutes(deps);
export type CustomersApi = Returned<typeof customersApi>;
/** At `/api/v1/customers/profile/merchant-agents`, for signed-in users. */
const agentsApi = (deps: never) => agentRoutes(deps);
export type AgentsApi = Returned<typeof agentsApi>;
/** At `/api/v1/persons`: legal addresses, for signed-in users. */
const personsApi = (deps: never) => personRoutes(deps);
export type PersonsApi = Returned<typeof personsApi>;
/** At `/api/v1/buyers`, for signed-in users. */
const buyersApi = (deps: never) => buyerRoutes(deps);
export type BuyersApi = Returned<typeof buyersApi>;
/** At `/api/v1/users`: sessions, export and deletion, for signed-in users. */
const ownDataApi = (deps: never, parts: never) => ownDataRoutes(deps, parts);
export type OwnDataApi = Returned<typeof ownDataApi>;
/** At `/api/v1/users/profile-picture`, for signed-in users. */
const pictureApi = (deps: never) => pictureRoutes(deps);
export type PictureApi = Returned<typeof pictureApi>;
/** At `/api/v1/deliveryaddresses`, for signed-in users. */
const deliveryAddressesApi = (deps: never) => deliveryAddressRoutes(deps);
export type DeliveryAddressesApi = Returned<typeof deliveryAddressesApi>;
/** At `/api/v1/partslists`, for signed-in users. */
const partsListsApi = (deps: never) => partsListRoutes(deps);
export type PartsListsApi = Returned<typeof partsListsApi>;
/** At `/api/v1`: countries, states, cities and urban areas. */
const placesApi = (deps: never) => placeRoutes(deps);
export type PlacesApi = Returned<typeof placesApi>;
/** At `/api/v1/categories`. */
const categoriesApi = (deps: never) => categoryRoutes(deps);
export type CategoriesApi = Returned<typeof categoriesApi>;
/** At `/api/v1/supplierproducts`. */
const productsApi = (deps: never) => productRoutes(deps);
export type ProductsApi = Returned<typeof productsApi>;
/** At `/api/v1/suppliers`. */
const suppliersApi = (deps: never) => supplierRoutes(deps);
export type SuppliersApi = Returned<typeof suppliersApi>;
/** At `/api/v1`: `measurementquantities` and `unitofmeasurements`. */
const unitsApi = (deps: never) => unitRoutes(deps);
export type UnitsApi = Returned<typeof unitsApi>;
/** At `/api/v1/websitemenus`. */
const menuApi = (deps: never) => menuRoutes(deps);
export type MenuApi = Returned<typeof menuApi>;
/** At `/api/v1/searches`. */
const searchApi = (deps: never, products: never, listed: never) => searchRoutes(deps, products, listed);
export type SearchApi = Returned<typeof searchApi>;
/** At `/api/v1`: `merchantdelegations` and `salecities`. */
const merchantsApi = (deps: never) => merchantRoutes(deps);
export type MerchantsApi = Returned<typeof merchantsApi>;
/** At `/api/v1`: `merchants` and `merchantsalesetting`, for signed-in users. */
const ownMerchantsApi = (deps: never) => ownMerchantRoutes(deps);
export type OwnMerchantsApi = Returned<typeof ownMerchantsApi>;
/** At `/api/v1/ownoffers`, for a supplier's own people. */
const ownOffersApi = (deps: never) => ownOfferRoutes(deps);
export type OwnOffersApi = Returned<typeof ownOffersApi>;
/** At `/api/v1/ownsuppliers`, for a supplier's own people. */
const ownPagesApi = (deps: never) => ownPageRoutes(deps);
export type OwnPagesApi = Returned<typeof ownPagesApi>;
/** At `/api/v1/pages`: what everybody reads. */
const contentPagesApi = (deps: never) => contentPageRoutes(deps);
export type ContentPagesApi = Returned<typeof contentPagesApi>;
/** At `/api/v1/contenttypes`. */
const pagePreviewApi = (deps: never) => pagePreviewRoutes(deps);
export type PagePreviewApi = Returned<typeof pagePreviewApi>;

const contentTypesApi = (deps: never, countPages: never) => contentTypeRoutes(deps, countPages);
export type ContentTypesApi = Returned<typeof contentTypesApi>;
/** At `/api/v1`: `faqquestions` and `faqcategories`. */
const faqApi = (deps: never) => faqRoutes(deps);
export type FaqApi = Returned<typeof faqApi>;
/** At `/api/v1/helpsystems`. */
const helpApi = (deps: never) => helpRoutes(deps);
export type HelpApi = Returned<typeof helpApi>;
/** At `/api/v1/ownpages`, for operators and a supplier's own people. */
const ownContentsApi = (deps: never) => ownContentRoutes(deps);
export type OwnContentsApi = Returned<typeof ownContentsApi>;
/** At `/api/v1/pagevisits`. */
const visitsApi = (deps: never) => visitRoutes(deps);
export type VisitsApi = Returned<typeof visitsApi>;
/** At `/api/v1/visitorlogs`, for operators and a supplier's own people. */
const visitorLogsApi = (deps: never) => visitorLogRoutes(deps);
export type VisitorLogsApi = Returned<typeof visitorLogsApi>;
/** At `/api/v1`: `advertisements` and `announcements`. */
const adsApi = (deps: never) => adRoutes(deps);
export type AdsApi = Returned<typeof adsApi>;
/** At `/api/v1/push`. */
const pushApi = (deps: never) => pushRoutes(deps);
export type PushApi = Returned<typeof pushApi>;
/** At `/api/v1/notes`. */
const notesApi = (deps: never) => noteRoutes(deps);
export type NotesApi = Returned<typeof notesApi>;
/** At `/api/v1/userfavorites`. */
const favoritesApi = (deps: never) => favoriteRoutes(deps);
export type FavoritesApi = Returned<typeof favoritesApi>;
/** At `/api/v1/feedbacks`. */
const feedbackApi = (deps: never) => feedbackRoutes(deps);
export type FeedbackApi = Returned<typeof feedbackApi>;
/** At `/api/v1/mediavideos`. */
const videosApi = (deps: never) => videoRoutes(deps);
export type VideosApi = Returned<typeof videosApi>;
/** At `/api/v1/pagecomments`. */
const commentsApi = (deps: never) => commentRoutes(deps);
export type CommentsApi = Returned<typeof commentsApi>;
/** At `/api/v1/pages`: likes and what has just changed. */
const reactionsApi = (deps: never) => reactionRoutes(deps);
export type ReactionsApi = Returned<typeof reactionsApi>;
