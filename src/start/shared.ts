/**
 * What nearly every page needs. Named here, it is packed into the app: that is a kilobyte and a request less than a file of
 * its own.
 */
import "../site/head/page-head";
import "../market/api/templates";
import "../market/card/template-card";
