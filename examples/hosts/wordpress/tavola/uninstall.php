<?php
/**
 * Removes what the plugin has saved, on every site of a network.
 *
 * @package Tavola
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $tavola_site ) {
		delete_blog_option( $tavola_site, 'tavola' );
	}
} else {
	delete_option( 'tavola' );
}
